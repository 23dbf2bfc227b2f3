declare module 'stopword' {
  export const ara: readonly string[]
  export const deu: readonly string[]
  export const eng: readonly string[]
  export const fra: readonly string[]
  export const jpn: readonly string[]
  export const kor: readonly string[]
  export const por: readonly string[]
  export const spa: readonly string[]
  export const zho: readonly string[]
}
