/** How every image is encoded; docs/decisions/0002-images.md gives the reasons. */
export const imageDefaults = {
  formats: ["webp", "avif"],
  placeholder: "dominantColor",
  quality: 60,
  avifOptions: { quality: 50 },
}
