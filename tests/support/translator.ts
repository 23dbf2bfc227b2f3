// Speaks LibreTranslate's protocol on this machine. It knows no language: every word gets the target's code behind it, so
// that a test sees what was translated, and what was not.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TranslateRequest {
  q: string | string[]
  source: string
  target: string
  format: string
  api_key?: string
}

export interface LookAlikeTranslator {
  origin: string
  /** Every `POST /translate`, in order. */
  asked: TranslateRequest[]
  languageRequests: number
  languages: readonly { code: string; name: string; targets: readonly string[] }[]
  takesArrays: boolean
  /** Stands in for the answer to `POST /translate`. */
  answer: ((request: IncomingMessage, response: ServerResponse, body: TranslateRequest) => void) | null
  stop: () => Promise<void>
}

/** `wort` → `wort·de`; marks are no words. */
export const asTranslated = (given: string, target: string): string =>
  given.replaceAll(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => `${word}·${target}`)

/** Listens on a free port of 127.0.0.1. */
export const startTranslator = async (): Promise<LookAlikeTranslator> => {
  const codes = ['en', 'de', 'fr', 'es', 'pb', 'ja', 'ko', 'zh-Hans', 'ar']
  const send = (response: ServerResponse, body: unknown, status = 200): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/languages') {
      translator.languageRequests += 1
      send(response, translator.languages)
      return
    }
    if (request.method !== 'POST' || request.url !== '/translate') return send(response, { error: 'not found' }, 404)
    void text(request).then((raw) => {
      const body = JSON.parse(raw) as TranslateRequest
      translator.asked.push(body)
      if (translator.answer !== null) return translator.answer(request, response, body)
      const { q, source, target } = body
      if (Array.isArray(q) && !translator.takesArrays) return send(response, { error: 'q must be a text' }, 400)
      // Asked to find out, it takes every text for German.
      const detected = { confidence: 92, language: 'de' }
      send(response, {
        ...(source === 'auto' ? { detectedLanguage: Array.isArray(q) ? q.map(() => detected) : detected } : {}),
        translatedText: Array.isArray(q) ? q.map((one) => asTranslated(one, target)) : asTranslated(q, target),
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const translator: LookAlikeTranslator = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    languageRequests: 0,
    languages: codes.map((code) => ({ code, name: code, targets: codes })),
    takesArrays: true,
    answer: null,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return translator
}
