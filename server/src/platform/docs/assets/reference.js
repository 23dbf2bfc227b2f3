// Runs before the viewer: style elements that scripts make get this answer's nonce, also where the viewer forgets it. Markup
// that found its way into the page does not.
const { content: nonce } = document.querySelector('meta[property="csp-nonce"]')
const createElement = document.createElement.bind(document)
document.createElement = (name, options) => {
  const element = createElement(name, options)
  if (String(name).toLowerCase() === 'style') element.nonce = nonce
  return element
}
