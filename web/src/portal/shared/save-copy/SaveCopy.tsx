import { Braces, FileText } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { Row } from '../../../kit/ui/Layout.tsx'
import { rootWithLogin } from '../account/login-address.ts'
import { useMessages } from '../i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { fileNameOf } from './file-name.ts'

export type CopyFormat = 'html' | 'json'

/**
 * The two forms of a copy (ground G33). It is fetched first and saved then, so that a failure is told here and not on a
 * page of its own.
 */
export function SaveCopy({ fetchCopy, name }: { fetchCopy: (format: CopyFormat) => Promise<Response>; name: string }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [busy, setBusy] = useState<CopyFormat | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const save = async (format: CopyFormat): Promise<void> => {
    setBusy(format)
    setFailed(false)
    try {
      const answer = await fetchCopy(format)
      saveFile(await answer.blob(), fileNameOf(answer.headers.get('content-disposition'), `${name}.${format}`))
    } catch (error) {
      if (problemOfFailure(error).status === 401) void navigate(rootWithLogin(pathname))
      else setFailed(true)
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      {hasFailed && <Banner tone="danger">{t('support.own.data.save.failed')}</Banner>}
      <Row wrap gap={3} align="stretch">
        <Button
          variant="secondary"
          isBusy={busy === 'html'}
          isDisabled={busy === 'json'}
          icon={<Icon icon={FileText} size={18} />}
          onClick={() => void save('html')}
        >
          {t('support.own.data.save.html')}
        </Button>
        <Button
          variant="secondary"
          isBusy={busy === 'json'}
          isDisabled={busy === 'html'}
          icon={<Icon icon={Braces} size={18} />}
          onClick={() => void save('json')}
        >
          {t('support.own.data.save.json')}
        </Button>
      </Row>
    </>
  )
}

const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has begun by then; until the page is left the copy would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
