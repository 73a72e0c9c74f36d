CREATE TABLE "limit_counts" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"blocked_until" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "limit_counts_name_subject_network_pk" PRIMARY KEY("name","subject","network")
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"identity_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_networks_identity_id_network_pk" PRIMARY KEY("identity_id","network")
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_counts_expired" ON "limit_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_networks_seen" ON "known_networks" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "known_networks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_account" ON "known_networks" USING (
  (SELECT scope_kind()) IN ('system', 'visitor') OR identity_id = (SELECT scope_identity()));--> statement-breakpoint
-- Whoever signed in lately over IPv4 is known from there: the update must not shut them out while somebody guesses.
INSERT INTO "known_networks" ("identity_id", "network", "seen_at")
SELECT "identity_id", regexp_replace("address", '^::ffff:', ''), max("created_at") FROM "sessions"
WHERE "address" ~ '^(::ffff:)?[0-9]{1,3}(\.[0-9]{1,3}){3}$' AND "created_at" > now() - interval '90 days'
GROUP BY 1, 2;
