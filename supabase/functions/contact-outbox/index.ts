/// <reference types="../deno.d.ts" />
import { edgeService } from "../_shared/contact/edge/edge-service.ts"

Deno.serve(edgeService((name) => Deno.env.get(name)).outbox)
