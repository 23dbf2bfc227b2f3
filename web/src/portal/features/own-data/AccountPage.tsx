import { Navigate, useParams } from 'react-router-dom'
import { MailPreferencesPage } from './MailPreferencesPage.tsx'
import { OwnDataPage } from './OwnDataPage.tsx'
import { SignInPage } from './SignInPage.tsx'

/**
 * The pages about the account itself: one route and one file, since every first view carries the table of routes and the
 * names of all files (T26).
 */
export function AccountPage() {
  const { part } = useParams()
  if (part === 'data') return <OwnDataPage />
  if (part === 'signin') return <SignInPage />
  return part === 'mail' ? <MailPreferencesPage /> : <Navigate to="/" replace />
}
