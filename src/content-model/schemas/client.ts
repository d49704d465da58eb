import { z } from "zod"
import { line, picture, prose } from "./fields"

/** `content/clients/NN-<slug>.yml`: one client of the chart wall, in file order. */
export const clientSchema = z.strictObject({
  name: line("The name of the client."),
  industry: line("The client's industry, as it is called in content/home/services.yml."),
  description: prose("What the client trades and what was done, in two sentences at most."),
  picture: picture("The picture of the client."),
})
