import { z } from "zod"
import { line, picture, prose } from "./fields"

/** `content/clients/NN-<slug>.yml`: one client of the chart wall, in file order. */
export const clientSchema = z.strictObject({
  name: line("The client's name"),
  industry: line("The client's industry"),
  description: prose("What the client trades and what was done, in two sentences at most"),
  picture: picture("A chart of the client's lanes"),
})
