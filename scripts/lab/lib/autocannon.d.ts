// The package brings no types; this is what the measurements use of it.
declare module 'autocannon' {
  export interface CannonRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: Buffer | string
    setupRequest?: (request: CannonRequest) => CannonRequest
  }
  export interface CannonOptions {
    url: string
    connections: number
    duration: number
    /** Requests a second of all connections together. */
    overallRate?: number
    headers?: Record<string, string>
    requests?: CannonRequest[]
  }
  export interface CannonResult {
    requests: { total: number }
    duration: number
    errors: number
    non2xx: number
    /** In ms. */
    latency: { p99: number }
    '2xx': number
    '3xx': number
    '4xx': number
    '5xx': number
  }
  export default function autocannon(options: CannonOptions): Promise<CannonResult>
}
