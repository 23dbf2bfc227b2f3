import { ChartLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerOf, OperationId, ParamsOf } from '../../../kit/api/desk-calls.ts'
import { Loading } from '../../shared/Loading.tsx'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { useOperation } from '../../shared/operations.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'

const asked = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true }

/** Loading, failed with a way on, or the report. */
export function Shown<Id extends OperationId>({
  of,
  params,
  children,
}: {
  of: Id
  params: ParamsOf<Id>
  children: (report: NonNullable<AnswerOf<Id>>) => ReactNode
}) {
  const { data, hasFailed, again } = useOperation(of, ...([params, asked] as never))
  if (hasFailed) return <LoadFailed icon={ChartLine} again={again} />
  if (data) return children(data)
  return <Loading lines={8} />
}

/** Nothing was counted in these days. */
export function NoneYet({ title }: { title: string }) {
  return <EmptyState icon={ChartLine} title={title} />
}
