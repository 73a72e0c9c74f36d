-- What a lender's administrators are changing at the brand desk: one draft for each lender, with its faults, until it is published or discarded.
CREATE TABLE "brand_drafts" (
	"organization_code" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"withdrawn" boolean NOT NULL,
	"note" text NOT NULL,
	"based_on" integer NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"written_by" uuid[] NOT NULL,
	"asked" integer,
	"refused_by_name" text,
	"refused_at" timestamp(3) with time zone,
	"refused_because" text,
	CONSTRAINT "brand_drafts_asked" FOREIGN KEY ("organization_code","asked") REFERENCES "public"."brand_versions"("organization_code","number") ON DELETE no action ON UPDATE no action
);
--> statement-breakpoint
ALTER TABLE "brand_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "brand_drafts" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));
