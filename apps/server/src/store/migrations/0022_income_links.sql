-- What a borrower connects to show income: the provider's session of it, sealed, beside the fact that names it.
CREATE TABLE "income_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"source" uuid NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"session_sealed" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "income_links" ADD CONSTRAINT "income_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_links_application" ON "income_links" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "income_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "income_links" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE POLICY "not_for_partners" ON "income_links" AS RESTRICTIVE USING ((SELECT scope_kind()) NOT IN ('partner', 'signer'));
