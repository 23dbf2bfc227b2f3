// What tickets did not come along as they were: for people (report.md) and programs (report.json).
import { plain } from '../report.ts'
import { ticketFindingKinds, type TicketFinding, type TicketFindingKind } from './old-ticket.ts'

export interface TicketCounts {
  /** Cases that are new. */
  added: number
  /** Cases that have grown or have another state. */
  changed: number
  unchanged: number
  left: number
  messages: number
  notes: number
  files: number
  /** Of the new ones: whose account is known. */
  owned: number
  /** Of the new ones: no rule fitted, the default's topic was taken. */
  byDefault: number
  merged: number
}
export interface TicketsReport {
  source: string
  counts: TicketCounts
  byKind: Partial<Record<TicketFindingKind, number>>
  findings: readonly TicketFinding[]
  /** Findings that are counted and not listed. */
  unlisted: number
}

/** A report of more lines is read by nobody. */
const mostListed = 20_000

export const createTicketsReport = (source: string) => {
  const counts: TicketCounts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    left: 0,
    messages: 0,
    notes: 0,
    files: 0,
    owned: 0,
    byDefault: 0,
    merged: 0,
  }
  const byKind: Record<string, number> = {}
  const findings: TicketFinding[] = []
  let unlisted = 0
  return {
    counts,
    add: (finding: TicketFinding): void => {
      byKind[finding.what] = (byKind[finding.what] ?? 0) + 1
      if (findings.length < mostListed) findings.push(finding)
      else unlisted += 1
    },
    report: (): TicketsReport => ({ source, counts, byKind, findings, unlisted }),
  }
}

export const describeCounts = (counts: TicketCounts): string =>
  `${counts.added} cases are new, ${counts.changed} have changed, ${counts.unchanged} are as they were, ` +
  `${counts.left} tickets were left out; ${counts.messages} messages, ${counts.notes} notes, ${counts.files} files.`

export const printTicketsReport = ({ source, counts, byKind, findings, unlisted }: TicketsReport): string => {
  const kinds = Object.entries(byKind) as [TicketFindingKind, number][]
  return [
    `# Tickets moved in from ${plain(source)}`,
    '',
    describeCounts(counts),
    `Of the new ones ${counts.owned} belong to an account, ${counts.byDefault} have the default's topic. ` +
      `${counts.merged} were joined with the case they go on in.`,
    '',
    ...(kinds.length === 0
      ? ['Everything came along as it was.']
      : [
          '| what | how often |',
          '| --- | --- |',
          ...kinds.map(([kind, count]) => `| ${ticketFindingKinds[kind]} | ${count} |`),
          '',
          ...findings.map(
            ({ ticket, what, detail }) =>
              `- ${ticket === null ? 'The export' : plain(`#${ticket}`)}: ${ticketFindingKinds[what]}: ${plain(detail)}`,
          ),
          ...(unlisted === 0 ? [] : ['', `${unlisted} more are counted above and not listed.`]),
        ]),
    '',
  ].join('\n')
}
