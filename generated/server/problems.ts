// Made by `make generate` from openapi/shared/problems.yaml. Do not edit.
import { Type } from '@sinclair/typebox'
import {
  BadRequestProblem,
  UnauthorizedProblem,
  StepUpRequiredProblem,
  CsrfProblem,
  ForbiddenProblem,
  NotFoundProblem,
  MethodNotAllowedProblem,
  TimeoutProblem,
  ConflictProblem,
  ChangedProblem,
  UnsupportedVersionProblem,
  PayloadTooLargeProblem,
  UnsupportedMediaTypeProblem,
  RangeNotSatisfiableProblem,
  ValidationProblem,
  NotCheckedProblem,
  PreconditionRequiredProblem,
  TooManyRequestsProblem,
  HeadersTooLargeProblem,
  InternalProblem,
  UnavailableProblem,
} from './schemas.ts'

/** Kinds of problem by slug: status and title of each. */
export const problemKinds = {
  'bad-request': { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'Sign in to do this' },
  'step-up-required': { status: 401, title: 'Sign in anew to do this' },
  csrf: { status: 403, title: 'The page is out of date' },
  forbidden: { status: 403, title: 'This role may not do that' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'The same request is still under way' },
  changed: { status: 409, title: 'Somebody else was faster' },
  'unsupported-version': { status: 412, title: 'This version of the protocol is not spoken here' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This content type is not taken here' },
  'range-not-satisfiable': { status: 416, title: 'The file ends before this stretch' },
  validation: { status: 422, title: 'Some entries need a correction' },
  'not-checked': { status: 423, title: 'This file waits for its check' },
  'precondition-required': { status: 428, title: 'Say which version you change' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The header lines are too long' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'A needed part is down for the moment' },
} as const

/** Every problem there is; `slug` or `status` tells which. */
export type AnyProblem =
  | BadRequestProblem
  | UnauthorizedProblem
  | StepUpRequiredProblem
  | CsrfProblem
  | ForbiddenProblem
  | NotFoundProblem
  | MethodNotAllowedProblem
  | TimeoutProblem
  | ConflictProblem
  | ChangedProblem
  | UnsupportedVersionProblem
  | PayloadTooLargeProblem
  | UnsupportedMediaTypeProblem
  | RangeNotSatisfiableProblem
  | ValidationProblem
  | NotCheckedProblem
  | PreconditionRequiredProblem
  | TooManyRequestsProblem
  | HeadersTooLargeProblem
  | InternalProblem
  | UnavailableProblem

export const AnyProblem = Type.Unsafe<AnyProblem>({
  type: 'object',
  required: ['slug'],
  discriminator: { propertyName: 'slug' },
  oneOf: [
    BadRequestProblem,
    UnauthorizedProblem,
    StepUpRequiredProblem,
    CsrfProblem,
    ForbiddenProblem,
    NotFoundProblem,
    MethodNotAllowedProblem,
    TimeoutProblem,
    ConflictProblem,
    ChangedProblem,
    UnsupportedVersionProblem,
    PayloadTooLargeProblem,
    UnsupportedMediaTypeProblem,
    RangeNotSatisfiableProblem,
    ValidationProblem,
    NotCheckedProblem,
    PreconditionRequiredProblem,
    TooManyRequestsProblem,
    HeadersTooLargeProblem,
    InternalProblem,
    UnavailableProblem,
  ],
})
