export default ""
