import { useMessages } from '../../../shared/i18n/context.ts'
import { RichText } from '../../../shared/rich-text/RichText.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { Template } from '../../../../kit/ui/templates/Template.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { useGuide } from '../guide-context.ts'
import { useSolution } from '../../../shared/discovery/use-solution.ts'
import { ContactPart } from './ContactPart.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { GameArt } from './GameArt.tsx'
import { PromoList } from './PromoList.tsx'
import '../tell-tabs.ts'

/**
 * The solution page of a topic: its text, what helps at once, and the way to contact us (SOLUTION-01 … SOLUTION-07).
 */
export function SolutionStep() {
  const { t } = useMessages()
  const { flow } = useGuide()
  const { data: solution } = useSolution(flow.solutionId)
  if (solution === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    )
  }
  return (
    <Template
      kind="ask"
      as="article"
      head={<StepHeading>{solution.name}</StepHeading>}
      isBesideLast
      beside={
        <>
          <GameArt />
          <ContactPart
            solution={solution}
            parentId={flow.parentCategoryId}
            isSecond={solution.selfHelpServices.length > 0}
          />
        </>
      }
    >
      {solution.friendlyText !== null && <RichText html={solution.friendlyText} />}
      {solution.selfHelpServices.length > 0 && <PromoList promos={solution.selfHelpServices} />}
    </Template>
  )
}
