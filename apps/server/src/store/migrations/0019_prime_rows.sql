-- The index as data: the rows that a lender adds beside the published ones, proposed by one person and confirmed by another.
CREATE TABLE "prime_confirmations" (
	"proposal" bigint PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "prime_confirmations_by_another" CHECK ("prime_confirmations"."confirmed_by" <> "prime_confirmations"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "prime_proposals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"effective_from" date NOT NULL,
	"percent" text NOT NULL,
	"source" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "prime_proposals_named" UNIQUE("id","organization_code","proposed_by")
);
--> statement-breakpoint
ALTER TABLE "prime_confirmations" ADD CONSTRAINT "prime_confirmations_of_proposal" FOREIGN KEY ("proposal","organization_code","proposed_by") REFERENCES "public"."prime_proposals"("id","organization_code","proposed_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prime_proposals_of_day" ON "prime_proposals" USING btree ("organization_code","effective_from","id");--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['prime_proposals', 'prime_confirmations'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])))$policy$, name);
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;
