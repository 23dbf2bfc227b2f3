// A number as it is dialled from paper: the country's code, then groups. Pure; the numbering plans would weigh 80 KB here.

const country = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** "+1 202 555 0142"; what is no number of that form stays as it is. @param number E.164 */
export const spokenNumber = (number: string): string => {
  const [, code, rest] = country.exec(number) ?? []
  if (code === undefined || rest === undefined) return number
  // The last group has four digits, or those before it would be alone.
  const groups = rest.match(/\d{1,3}(?=(?:\d{3})*\d{4}$)|\d{4}$|^\d{1,3}$/g) ?? [rest]
  return [`+${code}`, ...groups].join('\u00A0')
}
