-- What each lender looked and lent like, version by version, and which of them was in force from when. Each application names the version it began under.
CREATE TABLE "brand_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"content" jsonb NOT NULL,
	"digest" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"made_by" uuid,
	"made_at" timestamp(3) with time zone NOT NULL,
	"note" text,
	CONSTRAINT "brand_versions_numbered" UNIQUE("organization_code","number"),
	CONSTRAINT "brand_versions_of_lender" UNIQUE("id","organization_code"),
	CONSTRAINT "brand_versions_by_source" UNIQUE("id","organization_code","source"),
	CONSTRAINT "brand_versions_by_maker" UNIQUE("id","organization_code","made_by"),
	CONSTRAINT "brand_versions_made_by" CHECK (("source" = 'FOLDER' AND "made_by" IS NULL) OR ("source" = 'DESK' AND "made_by" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "brand_publications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"version" bigint NOT NULL,
	"source" text NOT NULL,
	"made_by" uuid,
	"published_by" uuid,
	"published_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "brand_publications_by_another" CHECK (("source" = 'FOLDER' AND "made_by" IS NULL AND "published_by" IS NULL)
		OR ("source" = 'DESK' AND "made_by" IS NOT NULL AND "published_by" IS NOT NULL AND "published_by" <> "made_by"))
);
--> statement-breakpoint
ALTER TABLE "brand_publications" ADD CONSTRAINT "brand_publications_of_version" FOREIGN KEY ("version","organization_code","source") REFERENCES "public"."brand_versions"("id","organization_code","source") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_publications" ADD CONSTRAINT "brand_publications_of_maker" FOREIGN KEY ("version","organization_code","made_by") REFERENCES "public"."brand_versions"("id","organization_code","made_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_publications_newest" ON "brand_publications" USING btree ("organization_code","id");--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "brand_version" bigint;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_brand_version" FOREIGN KEY ("brand_version","organization_code") REFERENCES "public"."brand_versions"("id","organization_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['brand_versions', 'brand_publications'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])))$policy$, name);
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;--> statement-breakpoint
-- Every node holds the brands in its memory: whoever publishes one tells all of them.
CREATE FUNCTION "tell_of_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hearthline_brand', NEW."organization_code");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "brand_published" AFTER INSERT ON "brand_publications" FOR EACH ROW EXECUTE FUNCTION "tell_of_brand"();
