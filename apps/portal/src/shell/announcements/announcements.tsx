import { AnnouncementBanner } from '@hearthline/ui/announcement-banner'
import { bannerStyle } from './banner-list.ts'
import { useBanners } from './use-banners.ts'

/** Across the page: under the top bar, or, where one question is asked, under the question. Nothing while they load or when they cannot. */
export default function Announcements() {
  const { banners, loading, error, dismiss } = useBanners()
  if (loading || error || banners.length === 0) return null
  return (
    <div className="portal-announcements">
      {banners.map((banner) => (
        <AnnouncementBanner key={banner.uuid} variant={bannerStyle(banner)} onDismiss={() => dismiss(banner.uuid)}>
          {banner.message}
        </AnnouncementBanner>
      ))}
    </div>
  )
}
