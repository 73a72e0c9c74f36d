-- Links by which a phone takes the photos of one question.
CREATE TABLE "photo_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"document" text NOT NULL,
	"secret_digest" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"session_id" uuid,
	"ended_at" timestamp(3) with time zone,
	"photos" jsonb NOT NULL,
	CONSTRAINT "photo_links_secret_digest_unique" UNIQUE("secret_digest"),
	CONSTRAINT "photo_links_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_links_application" ON "photo_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "photo_links_expired" ON "photo_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "photo_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "photo_links" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE POLICY "own_party" ON "photo_links" AS RESTRICTIVE USING (
  (SELECT scope_kind()) NOT IN ('partner', 'signer') AND ((SELECT scope_kind()) <> 'borrower' OR party = 'borrower'));
