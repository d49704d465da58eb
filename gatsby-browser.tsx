import "./src/styles/index.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"
