// What is shown, as a file.
export type Cell = string | number | null

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // What begins like a formula would be one in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with a mark at the beginning by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`

/** Has the browser save what lies at an address of ours, without holding it here. */
export const followDownload = (href: string, name: string): void =>
  Object.assign(document.createElement('a'), { href, download: name }).click()

export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  followDownload(url, name)
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
