import "#app/ui/base.css";
import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Galley } from "./Galley.tsx";
import { createEnvironment } from "#app/relay/environment.ts";
import { createNetwork } from "#app/relay/network.ts";
import { Router } from "#app/relay/Router.ts";
import { routes } from "./routes.ts";
import { theme } from "#app/ui/theme.ts";

theme.start();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const environment = createEnvironment(createNetwork());
createRoot(root).render(
  <StrictMode>
    <Galley environment={environment} router={new Router(environment, routes)} />
  </StrictMode>,
);
