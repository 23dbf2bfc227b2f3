// What the app needs of whoever is signed in, in a file of its own: most visits begin without (T26).
export { followNews } from '../shared/news/follow-news.ts'
export { SignedIn } from './SignedIn.tsx'
