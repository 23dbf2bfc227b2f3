// Made by `make generate` from server/src/localizations/messages/en-US/*.json. Do not edit.

/** Every message the catalogue of the default language holds. */
export type MessageKey =
  | 'support.signin.cancel'
  | 'support.signin.demo'
  | 'support.signin.error.prefix'
  | 'support.signin.intro'
  | 'support.signin.login'
  | 'support.signin.password'
  | 'support.signin.submit'
  | 'support.signin.title'
  | 'support.signin.too.many'
  | 'support.signin.wrong'
