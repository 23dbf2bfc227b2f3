// Pictures an article names by addresses of strangers: fetched from the open internet alone, over https, up to a size.
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { mayBePublicHost, publicLookup } from '../../server/src/lib/public-hosts.ts'
import { MoveInError } from './library.ts'
import { mostPictureBytes } from './pictures.ts'

const milliseconds = 20_000
const mostTurns = 3

const ask = (url: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { lookup: publicLookup, signal: AbortSignal.timeout(milliseconds) }, resolve)
    sent.on('error', reject)
    sent.end()
  })

/** @throws what is wrong with it */
export const fetchPublicFile = async (address: URL): Promise<Buffer> => {
  let url = address
  for (let turn = 0; turn <= mostTurns; turn++) {
    if (url.protocol !== 'https:' || !mayBePublicHost(url.hostname)) throw new MoveInError('lies in no open network')
    const answer = await ask(url)
    const { statusCode = 0, headers } = answer
    if (
      statusCode >= 300 &&
      statusCode < 400 &&
      headers.location !== undefined &&
      URL.canParse(headers.location, url)
    ) {
      answer.destroy()
      url = new URL(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new MoveInError(`was answered with ${statusCode}`)
    }
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostPictureBytes) throw new MoveInError(`has more than ${mostPictureBytes} bytes`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
  throw new MoveInError('is sent on again and again')
}
