// The viewer's one file. Its plugin holds it as a text that only its own route gives away, so that route is asked, on an
// instance that lives no longer than the question: the page around it is ours, with our policy.
import Fastify from 'fastify'

/** Large, so it is read when the reference is first looked at and never at the start. */
export const readViewer = async (): Promise<string> => {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(reference, { routePrefix: '/viewer', configuration: { url: '/' } })
  const { statusCode, body } = await app.inject('/viewer/js/scalar.js')
  await app.close()
  if (statusCode !== 200) throw new Error('the viewer of the contract has moved inside its package')
  return body
}
