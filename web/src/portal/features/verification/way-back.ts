// Where Cancel leads (decisions-cases I10). Pure.

/**
 * The topic of a contact form, by its path inside the app; null for any other place. A form that wants a verification
 * would send whoever cancels straight back to the questions, so Cancel leads from there to the topic's solution.
 */
export const contactTopic = (path: string): number | null => {
  const found =
    /^\/contact\/(?:[a-z0-9-]{1,40}\/[0-9]{1,9}\/)?([1-9][0-9]{0,8})\/(?:ticket|phone|chat)(?:[?#]|$)/i.exec(path)
  return found === null ? null : Number(found[1])
}

export const solutionPath = ({ product, parentId, id }: { product: string; parentId: number; id: number }): string =>
  `/product/${product}/${parentId}/${id}/solution`
