// What is shown, as a file.

/** Has the browser save what lies at an address of ours, without holding it here. */
export const followDownload = (href: string, name: string): void =>
  Object.assign(document.createElement('a'), { href, download: name }).click()

export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  followDownload(url, name)
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
