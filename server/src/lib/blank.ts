// A text in which nobody sees anything: spaces, marks of direction, letters without width, fillers.
const unseen = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu

export const isBlank = (text: string): boolean => text.replace(unseen, '') === ''
