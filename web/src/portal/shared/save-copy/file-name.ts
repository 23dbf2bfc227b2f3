/** The name a file is saved under: the server's, else our own. */
export const fileNameOf = (disposition: string | null, fallback: string): string => {
  const name = /filename="([\w.-]{1,100})"/.exec(disposition ?? '')?.[1]
  return name ?? fallback
}
