// Tables for spreadsheets (RFC 4180).
export type Cell = string | number | null

/** By this mark at the beginning spreadsheets know UTF-8. */
export const csvMark = '\uFEFF'

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // What begins like a formula would be one in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`

export const csvOf = (rows: readonly (readonly Cell[])[]): string => csvMark + rows.map(csvLine).join('')
