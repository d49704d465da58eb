const { getImageSizeAsync } = module.require("gatsby-plugin-sharp")

/**
 * A plugin of gatsby-transformer-remark, for use before gatsby-remark-images. That plugin takes the shape of a photo from
 * gatsby-plugin-sharp 5.16, which measures a photo as it is stored and turns it upright when it resizes it. Swaps the
 * width and the height in the object that gatsby-plugin-sharp keeps.
 */
module.exports = async ({ files }) => {
  for (const file of files.filter(({ extension }) => /^(jpe?g|png|webp)$/i.test(extension))) {
    const size = await getImageSizeAsync(file)
    if (size.orientation > 4) Object.assign(size, { width: size.height, height: size.width, orientation: 1 })
  }
}
