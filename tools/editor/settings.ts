const save = (name: string, value: object) =>
  localStorage.setItem(`sveltia-cms.${name}`, JSON.stringify(value))

// By default a form is closed once it is saved, so that the change is not visible beside it.
if (localStorage.getItem("sveltia-cms.prefs") === null) save("prefs", { closeOnSave: false })
// Without a user, Sveltia CMS starts with the backend of the web. Changing to that of a folder then turns off its copies of
// unsaved changes.
save("user", { backendName: "local" })
