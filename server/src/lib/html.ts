const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

const characters: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character])),
  '&nbsp;': ' ',
}

/** The words of HTML that was written or cleaned here: what a reader sees of it, without its order on the page. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|strong|i|em|code)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity]!)

/** As escapeHtml, with the writer's line breaks. */
export const textToHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
