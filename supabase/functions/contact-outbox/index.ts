/// <reference types="../deno.d.ts" />
import { edgeService } from "../_shared/contact/edge/edge-service.ts"
import { readEdgeSettings } from "../_shared/contact/edge/edge-settings.ts"

// At module scope, so that the connection to the database lives as long as the worker.
const service = edgeService(readEdgeSettings((name) => Deno.env.get(name)))

Deno.serve(service.outbox)
