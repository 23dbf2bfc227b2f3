const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text as HTML that shows exactly this text. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

/** As escapeHtml, with the writer's line breaks. */
export const textToHtml = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
