// What a lead reads of the cases, and of what articles spared (CD-69, CD-290).
import useSWR from 'swr'
import type { DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'

export type CaseReport = DeskSchema<'CaseReport'>
export type CaseFigures = DeskSchema<'CaseFigures'>
export type ReportSide = DeskSchema<'ReportSide'>
export type Band = DeskSchema<'DurationBand'>
export type DeflectionReport = DeskSchema<'DeflectionReport'>

export type CallBackReport = DeskSchema<'CallBackReport'>
export type CallBackFigures = DeskSchema<'CallBackFigures'>
export type ReviewReport = DeskSchema<'ReviewReport'>
export type ReviewFigures = DeskSchema<'ReviewFigures'>
export type SensitiveReport = DeskSchema<'SensitiveReport'>
export type SensitiveFigures = DeskSchema<'SensitiveFigures'>
export type ImposerReport = DeskSchema<'ImposerReport'>

export interface Span {
  from: string
  to: string
}
export interface CaseReportFilter {
  by: ReportSide
  game: string
  language: string
  channel: '' | 'TICKET' | 'CHAT' | 'PHONE_CALLBACK'
  agent: string
  /** An id, or `none`. */
  team: string
}

const asked = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true }

export const useCaseReport = (span: Span, filter: CaseReportFilter) => {
  const { client } = useDesk()
  const { by, game, language, channel, agent, team } = filter
  return useSWR(
    ['report', span.from, span.to, by, game, language, channel, agent, team],
    async () => {
      const query = {
        ...span,
        by,
        ...(game === '' ? {} : { game }),
        ...(language === '' ? {} : { language }),
        ...(channel === '' ? {} : { channel }),
        ...(agent === '' ? {} : { agent }),
        ...(team === '' ? {} : { team }),
      }
      return (await client.GET('/services/desk/reports/cases', { params: { query } })).data!
    },
    asked,
  )
}

export const useDeflection = (span: Span) => {
  const { client } = useDesk()
  return useSWR(
    ['deflection', span.from, span.to],
    async () => (await client.GET('/services/desk/reports/deflection', { params: { query: span } })).data!,
    asked,
  )
}

export const useImposers = (span: Span) => {
  const { client } = useDesk()
  return useSWR(
    ['imposers', span.from, span.to],
    async () => (await client.GET('/services/desk/reports/imposers', { params: { query: span } })).data!,
    asked,
  )
}

export const useCallBackReport = (span: Span) => {
  const { client } = useDesk()
  return useSWR(
    ['callback-report', span.from, span.to],
    async () => (await client.GET('/services/desk/reports/callbacks', { params: { query: span } })).data!,
    asked,
  )
}

export const useSensitiveReport = (span: Span) => {
  const { client } = useDesk()
  return useSWR(
    ['sensitive-report', span.from, span.to],
    async () => (await client.GET('/services/desk/reports/sensitive', { params: { query: span } })).data!,
    asked,
  )
}

export const useReviewReport = (span: Span) => {
  const { client } = useDesk()
  return useSWR(
    ['review-report', span.from, span.to],
    async () => (await client.GET('/services/desk/reports/reviews', { params: { query: span } })).data!,
    asked,
  )
}
