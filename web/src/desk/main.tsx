import '../kit/styles/layout.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { keepPastedWhole } from '../kit/lib/whole-paste.ts'
import { App } from './app/App.tsx'
import { applyColours, colours } from './shared/choices.ts'
import { directionOf, loadTexts, wantedLocale } from './shared/i18n.ts'
import '../kit/styles/desk.css'

const start = async (): Promise<void> => {
  const page = document.documentElement
  const locale = wantedLocale()
  page.lang = locale
  page.dir = directionOf(locale)
  applyColours(colours.read())
  const texts = await loadTexts(locale)
  document.title = texts.t('title')
  createRoot(document.getElementById('desk')!).render(
    <StrictMode>
      {/* Whoever types at once after a case was sent types into the next one: the page never lags behind its address. */}
      <BrowserRouter basename={`${page.dataset['mount'] ?? ''}/desk`} useTransitions={false}>
        <App texts={texts} />
      </BrowserRouter>
    </StrictMode>,
  )
}

keepPastedWhole(document)
void start()
