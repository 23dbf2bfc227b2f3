import { useApiClient } from '../../../../kit/api/context.ts'
import { Stack } from '../../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { useSolution } from '../../../shared/discovery/use-solution.ts'
import { RichText } from '../../../shared/rich-text/RichText.tsx'
import { reportEvent } from '../tracking.ts'
import { ContactPart } from './ContactPart.tsx'
import { PromoList } from './PromoList.tsx'

/**
 * The solution of the one topic that the answers are certainly about (amendment T45). Nothing is chosen until its
 * Contact us is pressed.
 */
export function TopicHelp({ topicId }: { topicId: number }) {
  const api = useApiClient()
  const { data: solution, problem } = useSolution(topicId)
  if (solution === undefined)
    return (
      problem === null && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )
    )
  const { name, parentId, friendlyText, selfHelpServices } = solution
  return (
    <>
      <Stack as="section" gap={3} pad={6} radius={2} ground="raised" aria-labelledby="topic-help">
        <h3 id="topic-help">{name}</h3>
        {friendlyText !== null && <RichText html={friendlyText} />}
      </Stack>
      {selfHelpServices.length > 0 && <PromoList promos={selfHelpServices} />}
      <ContactPart
        solution={solution}
        parentId={parentId}
        isSecond={selfHelpServices.length > 0}
        onContact={() => reportEvent(api, 'geassociation', { categoryId: topicId })}
      />
    </>
  )
}
