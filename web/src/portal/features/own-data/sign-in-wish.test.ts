import { expect, test } from 'vitest'
import { signInWish } from './sign-in-wish.ts'

test.each([
  ['', null, null],
  ['?problem=away', 'away', null],
  ['?problem=boo&to=%2Fsupport%2Fen-US%2Fhelp%2Fcase%3Fpage%3D2', null, '/support/en-US/help/case?page=2'],
] as const)('%s means %s and leads to %s', (search, trouble, returnTo) => {
  expect(signInWish(search)).toEqual({ trouble, returnTo })
})
