-- What somebody agreed to, word for word. Consents from before name their version alone: the texts of then were not kept.
CREATE TABLE "agreed_texts" (
	"organization_code" text NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"effective_on" date,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agreed_texts_organization_code_digest_pk" PRIMARY KEY("organization_code","digest")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "texts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreed_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "agreed_texts" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR organization_code = ANY ((SELECT scope_organizations())::text[]));--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "agreed_texts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Who registers is still a visitor when the consents of that moment are written.
CREATE POLICY "registering" ON "consents" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) = 'visitor' AND organization_code = ANY ((SELECT scope_organizations())::text[]));
