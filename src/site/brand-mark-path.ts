/**
 * The outline of the brand mark in a square of 32, for the even–odd rule: a disc with an N cut out of it,
 * made of a meridian, a lane and a north arrow. The bar and every icon are drawn from it.
 */
export const brandMarkPath =
  "M16 .5a15.5 15.5 0 1 0 0 31 15.5 15.5 0 0 0 0-31ZM7.3 25V8.8h3.3l8.1 10.3v-6.6h-3.2L20.4 5.2l4.9 7.3h-3.2V25h-3.4l-8.1-10.3V25Z"
