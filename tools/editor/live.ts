// Opens a page of the live site once Gatsby has its data. Until then Gatsby would show its own 404 page: after the first save
// of an article its page takes a few seconds.
const page = new URLSearchParams(location.search).get("page") ?? "/"

const openWhenReady = async () => {
  const response = await fetch(`/page-data${page}/page-data.json`).catch(() => undefined)
  if (response?.ok) location.replace(page)
  else setTimeout(() => void openWhenReady(), 1000)
}

void openWhenReady()
