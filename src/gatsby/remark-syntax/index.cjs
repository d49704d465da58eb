/**
 * A plugin of gatsby-transformer-remark, which itself uses remark-gfm without options. A single tilde strikes nothing
 * out: it is a sign for “about”, as in 5~7 days.
 */
module.exports = { setParserPlugins: () => [[module.require("remark-gfm"), { singleTilde: false }]] }
