import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { IdentityForm } from './identity-form.tsx'
import { usePhotosReviewed } from './use-photos-reviewed.ts'

const HEADINGS = { 'identity-documents': 'Verify your identity', 'identity-retry': 'Let’s try those photos again' } as const
const WHY = {
  'identity-documents': 'We make sure that no one else can borrow against your home. It takes about two minutes.',
  'identity-retry': 'We couldn’t confirm your identity with the photos you sent.',
} as const

/** Which document shows who the borrower is, with photos of it and of their face; asked again, with the reasons, when the check failed. */
export default function Identity() {
  const { pending, reviewed } = usePhotosReviewed()
  if (pending) return <ScreenSkeleton />
  return (
    <AskScreen
      items={['identity-documents', 'identity-retry']}
      again={{ item: 'identity-documents', during: ['conditions'] }}
      works={{ 'identity-check': 'We are checking your photos' }}
      title="Verify your identity"
      heading={({ item }) => (reviewed ? 'Send new photos' : HEADINGS[item])}
      why={({ item }) => (reviewed ? undefined : WHY[item])}
    >
      {(item) => <IdentityForm key={item.etag ?? item.item} item={item} {...(reviewed && { reviewed })} />}
    </AskScreen>
  )
}
