import { Eye, Languages, Paperclip, X, Zap } from 'lucide-react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import type { AnswerStatus } from './use-draft.ts'
import parts from '../../shared/Parts.module.css'
import styles from './Composer.module.css'

const maxFiles = deskLimits.AnswerCaseRequest['files[files]'].maxItems

interface Props {
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  status: AnswerStatus
  onStatus: (status: AnswerStatus) => void
  onMacro: () => void
  /** Whether it goes out in the player's language; undefined where no machine can put it. */
  translate: { words: string; isOn: boolean; onTurn: () => void } | undefined
  onPreview: () => void
  onSend: (goesOn: boolean) => void
}

/** Below an answer: its files, what the case becomes, and away. */
export function SendBar({ files, onFiles, status, onStatus, onMacro, translate, onPreview, onSend }: Props) {
  const { t } = useTexts()
  return (
    <>
      {files.length > 0 && (
        <Row as="ul" wrap gap={2} align="stretch">
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`} className={parts.file}>
              <bdi>{file.name}</bdi>
              <button
                type="button"
                aria-label={t('answer.file.remove', { name: file.name })}
                onClick={() => onFiles(files.filter((one) => one !== file))}
              >
                <Icon icon={X} size={15} />
              </button>
            </li>
          ))}
        </Row>
      )}
      <Row wrap className={styles.sending}>
        <Row gap={1} align="stretch" className={styles.tools}>
          <label className={styles.tool} title={t('answer.files')}>
            <Icon icon={Paperclip} size={17} />
            <span>{t('answer.files')}</span>
            <input
              type="file"
              multiple
              onChange={(event) => {
                onFiles([...files, ...(event.target.files ?? [])].slice(0, maxFiles))
                event.target.value = ''
              }}
            />
          </label>
          <button type="button" className={styles.tool} title={t('macros')} onClick={onMacro}>
            <Icon icon={Zap} size={17} />
            <span>{t('macros')}</span>
          </button>
          <button type="button" className={styles.tool} title={t('preview')} onClick={onPreview}>
            <Icon icon={Eye} size={17} />
            <span>{t('preview')}</span>
          </button>
          {translate !== undefined && (
            <button
              type="button"
              className={styles.tool}
              title={translate.words}
              aria-pressed={translate.isOn}
              onClick={translate.onTurn}
            >
              <Icon icon={Languages} size={17} />
              <span>{translate.words}</span>
            </button>
          )}
        </Row>
        <Row as="label" gap={2} tone="quiet" size={1} inline className={styles.then}>
          <Text as="span" heard>
            {t('answer.then')}
          </Text>
          <Select
            value={status}
            onChange={(event) => onStatus(event.target.value as AnswerStatus)}
            choices={choicesOf(['ANSWERED', 'INFO', 'RESOLVED'] as const, (value) => t(`status.${value}`))}
          />
        </Row>
        <Row as="span" inline align="stretch" className={styles.split}>
          <Button size="small" onClick={() => onSend(true)}>
            {t('answer.send')}
          </Button>
          <Menu label={t('answer.ways')} chosen="">
            <Button variant="quiet" size="small" onClick={() => onSend(false)}>
              {t('answer.stay')}
            </Button>
          </Menu>
        </Row>
      </Row>
    </>
  )
}
