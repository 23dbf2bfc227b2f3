// What each kind of problem means and what to do about it: the words of its page (ground G7).
import type { ProblemSlug } from '../problems.ts'

export interface ProblemText {
  /** For a person who has run into it. */
  happened: string
  /** Steps for a program and for its author, most useful first. */
  todo: readonly string[]
  /** Whether the same request may be sent again, and when. */
  again: string
}

const correctAndSend = 'Not before it is changed: the same request gets the same answer.'

export const problemTexts: Record<ProblemSlug, ProblemText> = {
  'bad-request': {
    happened:
      'The request could not be read as what the contract describes: broken JSON, an unknown or ' +
      'misspelt property, a wrong type, a path or query parameter outside its pattern, or text that is ' +
      'not valid UTF-8. Nothing was changed.',
    todo: [
      'Read `detail`: it names the place.',
      'Compare the request with the operation in the reference, or make it with a client generated from the document.',
      'Send each property once, and none that the contract does not list.',
    ],
    again: correctAndSend,
  },
  unauthorized: {
    happened:
      'Only somebody who is signed in may do this, and the request came without a session, or the session has ended.',
    todo: [
      'Sign in again: `GET /services/bft/login`. At the desk, fetch a new bearer token from the identity provider.',
      'If the answer has `error.redirectUrl`, send the browser there.',
      'Keep what the person has typed: it can be sent after signing in.',
    ],
    again: 'Yes, after signing in.',
  },
  csrf: {
    happened:
      'The request had no token that proves it comes from the page, or the token belongs to an earlier ' +
      'session: somebody signed in or out in another tab. Or the browser said that the request comes from a page of ' +
      'another site. Nothing was changed.',
    todo: [
      'Fetch `GET /services/bft/api/auth/en-US`; its header `X-CSRF-TOKEN` is the present token.',
      'Send it in the header `X-CSRF-TOKEN`, together with the cookies of the same answer.',
      'In a browser, reloading the page does both.',
      'A page of your own on another origin is named by the operator in `EXTRA_ORIGINS`.',
    ],
    again: 'Yes, once, with the new token.',
  },
  'step-up-required': {
    happened:
      'You are signed in, but this action asks you to have shown who you are within the last five minutes. Nothing was ' +
      'changed.',
    todo: [
      'At the desk: sign in once more when the page asks for it; what was typed is kept.',
      'With a bearer token: get a new one with `max_age=300` or `prompt=login`.',
    ],
    again: 'Yes, after signing in.',
  },
  forbidden: {
    happened: 'The account is known, but its role does not include this action.',
    todo: [
      'See `x-role` of the operation: it names the least role.',
      'Ask an administrator of the desk for that role, or for the deed itself.',
    ],
    again: 'Not with this role.',
  },
  'not-found': {
    happened:
      'There is nothing at this address for you. It may never have existed, have ended (a link to a ' +
      'case lasts for a limited time), be switched off, or belong to somebody else; the answer is ' +
      'deliberately the same in all these cases.',
    todo: [
      'Check the address and the id.',
      'Sign in with the account the case was filed with.',
      'For a link from a mail that no longer works, contact support again.',
    ],
    again: 'Only after something has changed.',
  },
  'method-not-allowed': {
    happened: 'The address exists, but it does not take this method.',
    todo: [
      'Read the header `Allow`: it lists the methods the address takes.',
      'Look the operation up in the reference.',
    ],
    again: 'Not with this method.',
  },
  timeout: {
    happened: 'The request did not arrive completely within the time a request may take. Nothing was changed.',
    todo: [
      'Check the connection.',
      'Send fewer or smaller files at a time.',
      'With an `Idempotency-Key`, sending the same again is safe.',
    ],
    again: 'Yes.',
  },
  conflict: {
    happened: 'The same request is still being worked on.',
    todo: [
      'Wait a moment and send exactly the same again, under the same `Idempotency-Key`; you get the answer of the first one.',
    ],
    again: 'Yes, after a moment.',
  },
  changed: {
    happened:
      'Somebody else at the desk has changed the thing, taken it or decided it in the meantime. Nothing was changed by this request.',
    todo: [
      'Read the present state and let the person decide anew.',
      'If the answer carries `case` or `current`, that is the present state; `changedBy` and `changedAt` say whose it is.',
      'Calls that take `If-Match` want the `mark` of what was read, in quotation marks; they answer so where it is missing, too.',
    ],
    again: 'Yes, after reading the present state.',
  },
  'not-checked': {
    happened:
      'The file is stored, but it has not been checked for harmful content yet, so nobody may open it. That takes ' +
      'seconds as a rule, longer while the scanner is away.',
    todo: [
      'Read the case again after a minute: the `state` of its attachment says when it can be opened.',
      'Tell the person that the file is there and is being checked.',
    ],
    again: 'Yes, after a minute.',
  },
  'unsupported-version': {
    happened: 'The request names a version of the upload protocol tus that is not spoken here. Nothing was done.',
    todo: ['Speak the version that the header `Tus-Version` of the answer names.'],
    again: correctAndSend,
  },
  'range-not-satisfiable': {
    happened: 'The stretch in `Range` begins where the file has already ended.',
    todo: ['Compare with `Content-Range` of the answer, which says how many bytes there are; fetch the file anew.'],
    again: correctAndSend,
  },
  'precondition-required': {
    happened:
      'The thing may have been changed by somebody else, and the request does not say which version was read. Nothing was changed.',
    todo: [
      'Read the thing and send its `mark` in `If-Match`, in quotation marks.',
      'To overwrite whatever is there, send `If-Match: *`.',
    ],
    again: correctAndSend,
  },
  'payload-too-large': {
    happened: 'The body of the request is larger than this operation takes. It was not read to its end.',
    todo: [
      'See `x-body-limit` of the operation; without it the limit is 65,536 bytes.',
      'Send fewer or smaller files.',
    ],
    again: correctAndSend,
  },
  'unsupported-media-type': {
    happened: 'The body has a content type, or a content encoding, that this operation does not take.',
    todo: [
      'Set `Content-Type` to one the operation lists, most often `application/json`.',
      'Let the HTTP library set the header of a form: it must hold the boundary.',
      'Send the body uncompressed.',
    ],
    again: correctAndSend,
  },
  validation: {
    happened:
      'The request was well-formed, but some of the entries break a rule: something is missing, too ' +
      'long, not offered, or no longer possible. Nothing was changed.',
    todo: [
      '`validationErrors.fieldErrors` names each field with a code; `errorCodes` has the message of ' +
        'each code in the language of the request.',
      '`errorKey` names the rule that the whole request breaks.',
      'A refused change of a case carries the present `case`: show it.',
    ],
    again: correctAndSend,
  },
  'too-many-requests': {
    happened: 'More requests came from this session, account or address than are allowed within a span of time.',
    todo: [
      'Wait as many seconds as the header `Retry-After` says.',
      'Keep answers that may be kept: `Cache-Control` and `ETag` say how long.',
      'See `x-rate-limit` of the operation.',
    ],
    again: 'Yes, after the time in `Retry-After`.',
  },
  'headers-too-large': {
    happened:
      'The header lines of the request are longer than the server reads, most often because of too many cookies.',
    todo: ['Delete the cookies of this site.', 'Send no headers the contract does not name.'],
    again: correctAndSend,
  },
  internal: {
    happened:
      'Something on our side went wrong that we did not foresee. It has been logged under the `requestId` of the answer.',
    todo: [
      'Try again in a moment; with an `Idempotency-Key` nothing is done twice.',
      'If it stays, tell the operator the `requestId`.',
    ],
    again: 'Yes, after a moment.',
  },
  unavailable: {
    happened: 'A part the server needs for this, such as its database, is down for the moment.',
    todo: [
      'Wait as many seconds as the header `Retry-After` says, then send the same again.',
      'With an `Idempotency-Key` nothing is done twice.',
    ],
    again: 'Yes, after the time in `Retry-After`.',
  },
}
