import type { DocumentCache } from '../content/document-cache.ts'

export const createLoginDocuments = (documents: Pick<DocumentCache, 'answer'>) => ({
  loginOptions: async (locale: string) =>
    (await documents.answer({ operation: 'getLoginOptions', locale }, (local) => local.loginOptions().login)).bytes,
  suggestLoginOptions: async (locale: string) =>
    (
      await documents.answer({ operation: 'getSuggestLoginOptions', locale }, (local) => {
        const { suggest, cantLogin } = local.loginOptions()
        return { suggestLoginOptions: suggest, cantLoginOptions: cantLogin }
      })
    ).bytes,
})
