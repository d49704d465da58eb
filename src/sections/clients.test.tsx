import { render } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Clients } from "./clients"

test("without clients there is no section", () => {
  const copy = { ...copyOf("HomeClients"), invitation: null }
  const { container } = render(<Clients copy={copy} clients={[]} />)
  expect(container).toBeEmptyDOMElement()
})
