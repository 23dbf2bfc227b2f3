// What we use of @usebruno/lang, which brings no types.
declare module '@usebruno/lang' {
  interface Field {
    name: string
    value: string
    enabled: boolean
    type?: 'path' | 'query'
  }
  type Part =
    | { name: string; value: string; type: 'text'; contentType?: string; enabled: boolean }
    | { name: string; value: string[]; type: 'file'; contentType?: string; enabled: boolean }
  export interface BruRequest {
    meta: { name: string; type: 'http' | 'ws'; seq: number }
    http?: { method: string; url: string; body: 'none' | 'json' | 'text' | 'multipartForm'; auth: 'none' | 'bearer' }
    ws?: { url: string; body: string; auth: 'none' }
    params?: Field[]
    headers?: Field[]
    auth?: { bearer: { token: string } }
    body?: { json?: string; text?: string; multipartForm?: Part[] }
    vars?: { res: { name: string; value: string; enabled: boolean; local: boolean }[] }
    docs?: string
  }
  export const jsonToBruV2: (request: BruRequest) => string
  export const bruToJsonV2: (text: string) => BruRequest
  export const envJsonToBruV2: (environment: {
    variables: { name: string; value: string; enabled: boolean; secret: boolean }[]
  }) => string
}
