/** Stands in for Google's tag: it keeps what it found in the queue, and writes the cookies the real one would write. */
export const tagStub = `
window.tagFound = [].map.call(window.dataLayer, function (entry) { return [].slice.call(entry) });
document.cookie = "_ga=GA1.1.1.1; path=/";
document.cookie = "_ga_TEST0000000=GS2.1.1; path=/";
`

export const tagHost = "www.googletagmanager.com"
