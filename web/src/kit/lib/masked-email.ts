/** Enough of an address to know it again, and no more: the page may be seen by others. */
export const maskedEmail = (address: string): string => address.trim().replace(/^(.)[^@]*/u, '$1…')
